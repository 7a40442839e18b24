/** The PDF of an invoice or a credit note. */
export const invoicePdfPath = (id: number): string => `/api/v1/invoices/${id}/pdf`;

/** The PDF of a payment that took money. */
export const receiptPdfPath = (paymentId: number): string => `/api/v3/payments/${paymentId}/receipt.pdf`;
