import { toList, toRecord, toText } from '@shared/guards';

/**
 * Types of posts with likes and with sharing buttons, as src/social/class-post-switches.php prints them. Read here and not
 * in shared/editor-state, as nothing else asks.
 */
export function getPostTypes(): { likes: string[]; sharing: string[] } {
	const printed: unknown = ( window as { mainstreetBlocks?: unknown } )
		.mainstreetBlocks;
	const { likes, sharing } = toRecord( toRecord( printed ).likesAndSharing );
	return {
		likes: toList( likes ).map( toText ),
		sharing: toList( sharing ).map( toText ),
	};
}
