import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimDrafts, readDraft, writeDraft } from '@/lib/stores/drafts';
import { useSession } from '@/lib/stores/session/session-store';
import { useFormDraft } from './use-form-draft';

const empty = {
  name: '',
  rooms: [] as string[],
  password: '',
  sms_code: '',
  proof_code: '',
  card_number: '',
  identification_code: '',
};

function open(defaultValues = empty) {
  cleanup();
  const { result } = renderHook(() => {
    const form = useForm({ defaultValues });
    useFormDraft(form, 'client new');
    return form;
  });
  return result.current;
}

beforeEach(() => {
  window.sessionStorage.clear();
  claimDrafts(5);
  useSession.setState({ isChecked: true });
});

describe('a form with a draft', () => {
  it('restores what was typed, as an unsaved change', () => {
    const form = open();
    act(() => form.setValue('name', 'Nino'));
    act(() => form.setValue('rooms', ['2', '3']));
    const again = open();
    expect(again.getValues()).toMatchObject({ name: 'Nino', rooms: ['2', '3'] });
    expect(again.getFieldState('name').isDirty).toBe(true);
  });

  it('never stores passwords, codes and cards', () => {
    const form = open();
    for (const name of ['password', 'sms_code', 'proof_code', 'card_number', 'identification_code'] as const)
      act(() => form.setValue(name, '404123456'));
    expect(readDraft('client new')).toEqual({ identification_code: '404123456' });
  });

  it('deletes it once the form is reset', () => {
    const form = open();
    act(() => form.setValue('name', 'Nino'));
    act(() => form.reset({ ...empty, name: 'Nino' }));
    expect(readDraft('client new')).toBeNull();
  });

  it('waits until the visitor is known, and keeps what was typed until then', () => {
    writeDraft('client new', { name: 'Nino', identification_code: '404123456' });
    useSession.setState({ isChecked: false });
    const form = open();
    act(() => form.setValue('name', 'Tea'));
    expect(form.getValues('identification_code')).toBe('');
    act(() => useSession.setState({ isChecked: true }));
    expect(form.getValues()).toMatchObject({ name: 'Tea', identification_code: '404123456' });
  });

  it('ignores values that an older form stored in another shape', () => {
    writeDraft('client new', { name: 7, rooms: 'all', gone: 'x' });
    expect(open().getValues()).toEqual(empty);
  });
});
