export { findNotice, newestNotices, noticeReference, noticesOf } from './repository.ts';
