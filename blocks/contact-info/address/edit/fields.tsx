import { __ } from '@wordpress/i18n';
import { LineField } from '../../shared/field';
import { PARTS, type Address, type Part } from '../types';

type Props = {
	address: Address;
	onChange: ( changed: Partial< Address > ) => void;
};

/** What the browser may fill in. */
const AUTOCOMPLETE: Record< Part, string > = {
	address: 'address-line1',
	addressLine2: 'address-line2',
	addressLine3: 'address-line3',
	city: 'address-level2',
	region: 'address-level1',
	postal: 'postal-code',
	country: 'country-name',
};

const getLabels = (): Record< Part, string > => ( {
	address: __( 'Street Address', 'mainstreet-blocks' ),
	addressLine2: __( 'Address Line 2', 'mainstreet-blocks' ),
	addressLine3: __( 'Address Line 3', 'mainstreet-blocks' ),
	city: __( 'City', 'mainstreet-blocks' ),
	region: __( 'State/Province/Region', 'mainstreet-blocks' ),
	postal: __( 'Postal/Zip Code', 'mainstreet-blocks' ),
	country: __( 'Country', 'mainstreet-blocks' ),
} );

export function Fields( { address, onChange }: Props ) {
	const labels = getLabels();
	return (
		<div className="wp-block-jetpack-address__fields">
			{ PARTS.map( ( part ) => (
				<LineField
					key={ part }
					label={ labels[ part ] }
					value={ address[ part ] }
					autoComplete={ AUTOCOMPLETE[ part ] }
					onChange={ ( text ) => onChange( { [ part ]: text } ) }
				/>
			) ) }
		</div>
	);
}
