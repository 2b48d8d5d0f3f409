import type { BlockSaveProps } from '@wordpress/blocks';
import { SavedLinks } from './saved-links';
import type { Attributes } from './types';

/** Writes the links, without an element around them: the markup that content of other sites has, too. */
export const save = ( { attributes }: BlockSaveProps< Attributes > ) => (
	<SavedLinks rid={ attributes.rid } />
);
