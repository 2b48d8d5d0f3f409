import { isOneOf, isRecord, toRecord, toText } from '@shared/guards';

const LABELS = [ 'paid', 'beta' ] as const;

/** What a host asks for before a block can be used. */
export type Upgrade = {
	/** Slug of the plan that is needed. */
	plan: string;
	/** What people call it; '' where the host does not say. */
	planName: string;
	/** Where it is bought; '' for nowhere, and then no button is shown. */
	url: string;
	/** What is said behind the block's name. */
	label: ( typeof LABELS )[ number ];
};

const readUrl = ( url: unknown ): string =>
	/^https?:\/\//i.test( toText( url ) ) ? toText( url ) : '';

/**
 * Blocks that the site's host sells with a plan, and offers (docs/server-contract.md C.4). On a plain site there are none.
 *
 * @return By block name, as printed at page load.
 */
export function getGatedBlocks(): Map< string, Upgrade > {
	const { gated } = toRecord(
		( window as { mainstreetBlocks?: unknown } ).mainstreetBlocks
	);
	return new Map(
		Object.entries( toRecord( gated ) )
			.filter( ( [ , upgrade ] ) => isRecord( upgrade ) )
			.map( ( [ name, upgrade ] ) => {
				const { plan, planName, url, label } = toRecord( upgrade );
				return [
					name,
					{
						plan: toText( plan ),
						planName: toText( planName ),
						url: readUrl( url ),
						label: isOneOf( LABELS, label ) ? label : 'paid',
					},
				];
			} )
	);
}
