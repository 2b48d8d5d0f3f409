import type { BlockAttribute } from '@wordpress/blocks';
import { isRecord, toText } from '@shared/guards';

type Schemas = Record< string, BlockAttribute >;

/** Core's attributes that a hosted video has in the comment, as it has no `<video>` to read them from. */
export const MOVED = [
	'autoplay',
	'controls',
	'loop',
	'muted',
	'poster',
	'preload',
] as const;

/** What core's block has not. */
export const ADDED: Schemas = {
	guid: { type: 'string' },
	playsinline: { type: 'boolean' },
	seekbarColor: { type: 'string', default: '' },
	seekbarPlayedColor: { type: 'string', default: '' },
	seekbarLoadingColor: { type: 'string', default: '' },
	useAverageColor: { type: 'boolean', default: true },
	maxWidth: { type: 'string', default: '100%' },
	videoPressTracks: { type: 'array', default: [] },
	videoPressClassNames: { type: 'string' },
	isVideoPressExample: { type: 'boolean', default: false },
	// A file can't be saved: it is in the editor only, until it is uploaded.
	fileForImmediateUpload: { type: 'object', default: null, role: 'local' },
};

/** Whether the block that was drawn for saving last is a hosted one. */
let isHosted = false;

/**
 * Says which of the two forms is being saved. Core asks for a block's markup and in the same breath for its comment, and where an
 * attribute belongs is said by the block's type alone: so the type says it of the block whose markup was asked for.
 *
 * @param next Whether it has a guid.
 */
export const setSaving = ( next: boolean ): void => {
	isHosted = next;
};

/** Whether the type says now what holds for hosted videos. */
export const isSavingHosted = (): boolean => isHosted;

/** Core's schema, with a source that is there for plain videos only. A copy of it stays core's own. */
const withMovingSource = ( schema: BlockAttribute ): BlockAttribute => {
	const source = toText( Reflect.get( schema, 'source' ) );
	return Object.defineProperty( { ...schema }, 'source', {
		enumerable: true,
		configurable: true,
		get: () => ( isHosted ? undefined : source ),
	} );
};

/**
 * Attributes of core's block and ours.
 *
 * @param core Core's.
 */
export const extendAttributes = ( core: Schemas ): Schemas => ( {
	...core,
	...Object.fromEntries(
		MOVED.flatMap( ( name ) => {
			const schema = core[ name ];
			return isRecord( schema ) && Reflect.get( schema, 'source' )
				? [ [ name, withMovingSource( schema ) ] ]
				: [];
		} )
	),
	...ADDED,
} );
