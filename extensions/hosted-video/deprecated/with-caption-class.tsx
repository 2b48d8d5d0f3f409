import type { BlockDeprecation } from '@wordpress/blocks';
import { toText } from '@shared/guards';
import { withElementCaption } from '@shared/hosted-video/element-caption';
import { save } from '../save';
import type { Attributes } from '../types';
import { d1 } from './d1';
import { d2 } from './d2';
import { d4 } from './d4';
import { d5 } from './d5';

/** The current version. If it changes, import the file with the frozen old version here. */
const today: BlockDeprecation< Attributes > = {
	...d5,
	attributes: {
		...d5.attributes,
		useAverageColor: { type: 'boolean', default: true },
	},
	migrate: undefined,
	save: ( { attributes } ) =>
		save( { attributes, guid: toText( attributes.guid ) } ),
};

/** Every version with core's class on its caption. */
export const withCaptionClass = [ today, d5, d4, d2, d1 ].map(
	withElementCaption
);
