// Imported by chunks only: the editor script needs nothing of it.
export { canDraft, DraftButton } from './draft-button';
export { getPostData } from './post-data';
