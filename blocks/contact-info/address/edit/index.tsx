import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { SiteDetailsPanel, useSiteDetails } from '@shared/business';
import { toText, type UnknownRecord } from '@shared/guards';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	FieldsOrPreview,
	type WithContext,
} from '../../shared/fields-or-preview';
import { hasAddress } from '../address-text';
import { LinkedAddress } from '../linked-address';
import { icon } from '../icon';
import { PARTS, type Address, type Attributes, type Part } from '../types';
import { Inspector } from './inspector';
import { LineField } from '../../shared/field';

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

function Fields( { address, onChange }: Props ) {
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

/** The address of the site's details, or of the block. */
function read( details: UnknownRecord ): Address | null {
	const address: Address = {
		address: toText( details.address ),
		addressLine2: toText( details.addressLine2 ),
		addressLine3: toText( details.addressLine3 ),
		city: toText( details.city ),
		region: toText( details.region ),
		postal: toText( details.postal ),
		country: toText( details.country ),
	};
	return hasAddress( address ) ? address : null;
}

/** The parts as visitors see them. */
function getShown( attributes: Attributes ): Attributes {
	const shown = { ...attributes };
	for ( const part of PARTS ) {
		shown[ part ] = decodeAttribute( attributes[ part ] );
	}
	return shown;
}

export default function Edit(
	props: BlockEditProps< Attributes > & WithContext
) {
	const { attributes, isSelected, setAttributes } = props;
	const site = useSiteDetails( {
		attributes,
		setAttributes,
		read,
	} );
	const shown = getShown( site.values );
	return (
		<>
			<Inspector
				isLinked={ attributes.linkToGoogleMaps }
				onChange={ ( linkToGoogleMaps ) =>
					setAttributes( { linkToGoogleMaps } )
				}
			/>
			<SiteDetailsPanel details={ site } />
			<FieldsOrPreview
				context={ props.context }
				icon={ icon }
				label={ __( 'Address', 'mainstreet-blocks' ) }
				isSelected={ isSelected }
				isReadOnly={ site.isReadOnly }
				isEmpty={ ! hasAddress( shown ) }
				preview={ <LinkedAddress { ...shown } /> }
			>
				<Fields address={ shown } onChange={ site.change } />
			</FieldsOrPreview>
		</>
	);
}
