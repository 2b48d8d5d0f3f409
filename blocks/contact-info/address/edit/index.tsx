import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	FieldsOrPreview,
	type WithContext,
} from '../../shared/fields-or-preview';
import { hasAddress } from '../address-text';
import { LinkedAddress } from '../linked-address';
import { icon } from '../icon';
import { PARTS, type Attributes } from '../types';
import { Fields } from './fields';
import { Inspector } from './inspector';

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
	const shown = getShown( attributes );
	return (
		<>
			<Inspector
				isLinked={ attributes.linkToGoogleMaps }
				onChange={ ( linkToGoogleMaps ) =>
					setAttributes( { linkToGoogleMaps } )
				}
			/>
			<FieldsOrPreview
				context={ props.context }
				icon={ icon }
				label={ __( 'Address', 'mainstreet-blocks' ) }
				isSelected={ isSelected }
				isEmpty={ ! hasAddress( attributes ) }
				preview={ <LinkedAddress { ...shown } /> }
			>
				<Fields address={ shown } onChange={ setAttributes } />
			</FieldsOrPreview>
		</>
	);
}
