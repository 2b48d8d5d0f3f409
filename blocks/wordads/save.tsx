/** Nothing is saved but the comment: which ad is shown is the site's business. */
export const save = () => null;
