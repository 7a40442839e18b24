/** The translator of a CRUD page's namespace. The namespaces of all CRUD pages have these keys. */
export type CrudTranslator = (
  key:
    | 'title'
    | 'search'
    | 'add'
    | 'saved'
    | 'loading'
    | 'failed_title'
    | 'failed_text'
    | 'empty.title'
    | 'empty.text'
    | 'empty.search_title'
    | 'empty.search_text'
    | 'empty.search_clear'
    | 'delete_confirmation.text'
    | 'delete_confirmation.cancel'
    | 'delete_confirmation.confirm'
    | 'delete_confirmation.pending'
    | 'delete_confirmation.done',
) => string;
