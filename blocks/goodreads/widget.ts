/** Where the scripts of Goodreads' widgets are; the same as in the table of services (a test compares them). */
export const SCRIPTS = 'https://www.goodreads.com/review/';
