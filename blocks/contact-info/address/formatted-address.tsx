import type { ReactNode } from 'react';
import { getMapsUrl } from './address-text';
import type { Address } from './types';

const LINES = [ 'address', 'addressLine2', 'addressLine3' ] as const;

/** City, region and postal code in one line; the spans of the last two are there even if empty. */
function CityLine( { city, region, postal }: Address ) {
	if ( ! region && ! postal ) {
		return city ? (
			<div className="jetpack-address__city">{ city }</div>
		) : null;
	}
	return (
		<div>
			{ city && (
				<>
					<span className="jetpack-address__city">{ city }</span>
					{ ', ' }
				</>
			) }
			<span className="jetpack-address__region">{ region }</span>{ ' ' }
			<span className="jetpack-address__postal">{ postal }</span>
		</div>
	);
}

/** The address as it is saved. */
export function FormattedAddress( address: Address ) {
	return (
		<>
			{ LINES.map(
				( line, index ) =>
					address[ line ] && (
						<div
							key={ line }
							className={ `jetpack-address__address jetpack-address__address${
								index + 1
							}` }
						>
							{ address[ line ] }
						</div>
					)
			) }
			<CityLine { ...address } />
			{ address.country && (
				<div className="jetpack-address__country">
					{ address.country }
				</div>
			) }
		</>
	);
}

/** The address within its link. */
export function MapsLink( props: {
	address: Address;
	title: string | undefined;
	children: ReactNode;
} ) {
	return (
		<a
			href={ getMapsUrl( props.address ) }
			target="_blank"
			rel="noopener noreferrer"
			title={ props.title }
		>
			{ props.children }
		</a>
	);
}
