import { getBlockAttributes } from '@wordpress/blocks';
import { isRecord, toRecord } from '@shared/guards';
import { isSavingHosted, MOVED, setSaving } from './attributes';

/** The value in the comment if it is of the attribute's type, else the default. */
const read = ( schema: unknown, value: unknown ): unknown => {
	const { type, default: byDefault } = toRecord( schema );
	return typeof value === type ? value : byDefault;
};

/**
 * Filter `blocks.getBlockAttributes`: reads the attributes of a hosted video from the comment, and those of a plain
 * video from the markup, as core does.
 *
 * @param attributes As core read them.
 * @param blockType  Type, or an old version of it.
 * @param raw        What the comment holds.
 */
export function readAttributes(
	attributes: Record< string, unknown >,
	blockType: unknown,
	innerHTML: string,
	raw: Record< string, unknown >
): Record< string, unknown > {
	const { name, attributes: schemas } = toRecord( blockType );
	if ( name !== 'core/video' || ! isRecord( schemas ) ) {
		return attributes;
	}
	if ( typeof raw.guid === 'string' && raw.guid ) {
		return {
			...attributes,
			...Object.fromEntries(
				MOVED.filter( ( each ) => each in schemas ).map( ( each ) => [
					each,
					read( schemas[ each ], raw[ each ] ),
				] )
			),
		};
	}
	if ( isSavingHosted() ) {
		// The type still has the schema of hosted videos: reads again with core's.
		setSaving( false );
		return getBlockAttributes(
			// Core passes a block type here, and accepts one.
			blockType as Parameters< typeof getBlockAttributes >[ 0 ],
			innerHTML,
			raw
		);
	}
	return attributes;
}
