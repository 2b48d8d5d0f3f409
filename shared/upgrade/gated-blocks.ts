import { isOneOf, isRecord, toRecord, toText } from '@shared/guards';

const LABELS = [ 'paid', 'beta' ] as const;

/** Gate of a block. */
export type Upgrade = {
	/** Slug of the plan that is needed. */
	plan: string;
	/** What people call it; '' where the host does not say. */
	planName: string;
	/** URL to buy it; '' for no button. */
	url: string;
	/** Label after the block's title. */
	label: ( typeof LABELS )[ number ];
};

const readUrl = ( url: unknown ): string =>
	/^https?:\/\//i.test( toText( url ) ) ? toText( url ) : '';

/**
 * Blocks that a host gates and offers (docs/server-contract.md C.4); none on a plain site.
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
