/** Nothing is written: the page is drawn by render.php in the visitor's language. */
export const save = () => null;
