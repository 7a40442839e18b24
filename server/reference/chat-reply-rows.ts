type Texts = [ka: string, en: string, ru: string];
const reply = (key: string, title: string, [ka, en, ru]: Texts) => ({ key, title, text: { ka, en, ru } });

/** Answers that the staff of every installation can send from the first day. */
export const chatReplyRows = [
  reply('greeting', 'მისალმება', [
    'გამარჯობა! გმადლობთ, რომ მოგვწერეთ. რით შეგვიძლია დაგეხმაროთ?',
    'Hello! Thank you for writing. How can we help you?',
    'Здравствуйте! Спасибо, что написали. Чем мы можем помочь?',
  ]),
  reply('listing_number', 'განცხადების ნომერი', [
    'გთხოვთ, მოგვწეროთ განცხადების ნომერი (ID): ის განცხადების გვერდზე წერია.',
    'Please send us the number (ID) of the listing: it is on the page of the listing.',
    'Пришлите, пожалуйста, номер (ID) объявления: он указан на его странице.',
  ]),
  reply('checking', 'ვამოწმებთ', [
    'ვამოწმებთ და მალე გიპასუხებთ. თუ ფანჯარას დახურავთ, პასუხი აქვე დაგხვდებათ.',
    'We are checking and will answer soon. If you close the window, the answer will wait for you here.',
    'Мы проверяем и скоро ответим. Если вы закроете окно, ответ будет ждать вас здесь.',
  ]),
  reply('top_up', 'ბალანსის შევსება', [
    'ბალანსი ივსება ანგარიშიდან ბარათით; კომპანიებს ინვოისითაც შეუძლიათ. თანხა ბარათით გადახდისთანავე აისახება.',
    'The balance is topped up from the account by card; companies can also use an invoice. A card payment arrives at once.',
    'Баланс пополняется из аккаунта картой; компании могут оплатить и по счёту. Оплата картой поступает сразу.',
  ]),
  reply('owner_contact', 'მესაკუთრესთან დაკავშირება', [
    'ფასსა და ნახვის დროზე დაელაპარაკეთ განცხადების ავტორს: ნომერი განცხადების გვერდზე, ღილაკით „ნომრის ჩვენება“ გამოჩნდება.',
    'Please talk to the author of the listing about the price and a viewing: the number appears on its page after you press the button that shows it.',
    'О цене и просмотре договоритесь с автором объявления: номер появится на его странице после нажатия на кнопку показа номера.',
  ]),
  reply('closing', 'დამშვიდობება', [
    'მოხარული ვართ, რომ დაგეხმარეთ. თუ კიდევ გაგიჩნდებათ კითხვა, მოგვწერეთ.',
    'We are glad to have helped. Write to us whenever you have another question.',
    'Рады, что смогли помочь. Пишите, если появятся ещё вопросы.',
  ]),
];
