import { Button } from '@/components/ui/buttons/button';

type Decision = {
  label: string;
  /** The label, naming what is decided on. */
  name: string;
  onPress: () => void;
};

type Props = {
  /** From the mildest decision, which is sent at once, to the strictest. */
  decisions: readonly [Decision, Decision, Decision];
  isSending: boolean;
};

const variants = ['secondary', 'tonal', 'danger-ghost'] as const;

/** The three decisions on an entry of a queue. */
export function DecisionButtons({ decisions, isSending }: Props) {
  return decisions.map(({ label, name, onPress }, index) => (
    <Button
      key={name}
      variant={variants[index]}
      size="sm"
      isLoading={index === 0 && isSending}
      aria-label={name}
      onClick={onPress}
    >
      {label}
    </Button>
  ));
}
