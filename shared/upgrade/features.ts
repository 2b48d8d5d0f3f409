import { getEditorState } from '@shared/editor-state';
import { isOneOf, toRecord } from '@shared/guards';

/** Kinds of sites that hosts know (docs/server-contract.md C.4). */
const SITE_TYPES = [ 'self-hosted', 'simple', 'atomic' ] as const;

export type SiteType = ( typeof SITE_TYPES )[ number ];

/** What kind of site this is: `self-hosted` unless its host says otherwise. */
export function getSiteType(): SiteType {
	const { siteType } = getEditorState();
	return isOneOf( SITE_TYPES, siteType ) ? siteType : 'self-hosted';
}

/**
 * Whether a feature that is no block, such as a panel, may be used. A host may ask for a plan first; what is not known
 * is free.
 *
 * @param slug Name of the feature, such as `social-previews`.
 */
export function isFeatureAvailable( slug: string ): boolean {
	const { available_blocks: all } = toRecord(
		( window as { Mainstreet_Editor_Initial_State?: unknown } )
			.Mainstreet_Editor_Initial_State
	);
	return toRecord( toRecord( all )[ slug ] ).available !== false;
}
