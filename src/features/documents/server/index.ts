// Server door of the documents: mails about bookings, their papers, their calendar files.
export { bookingCalendar } from './booking-calendar.ts';
export { bookingPdf } from './booking-pdf.ts';
export type { ShopBooking } from './booking-sections.ts';
export { deskMailKind, deskNoticeHandler, deskNoticeKind, newDeskNotice } from './desk-notice.ts';
export { bookingMailHandler, bookingMailJob, newBookingMail } from './mail-jobs.ts';
