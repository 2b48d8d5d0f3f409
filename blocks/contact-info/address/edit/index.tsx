import type { BlockEditProps } from '@wordpress/blocks';
import { FieldsOrPreview } from '../../shared/fields-or-preview';
import { hasAddress } from '../address-text';
import { LinkedAddress } from '../linked-address';
import type { Attributes } from '../types';
import { Fields } from './fields';
import { Inspector } from './inspector';

export default function Edit( props: BlockEditProps< Attributes > ) {
	const { attributes, isSelected, setAttributes } = props;
	return (
		<>
			<Inspector
				isLinked={ attributes.linkToGoogleMaps }
				onChange={ ( linkToGoogleMaps ) =>
					setAttributes( { linkToGoogleMaps } )
				}
			/>
			<FieldsOrPreview
				isSelected={ isSelected }
				isEmpty={ ! hasAddress( attributes ) }
				preview={ <LinkedAddress { ...attributes } /> }
			>
				<Fields address={ attributes } onChange={ setAttributes } />
			</FieldsOrPreview>
		</>
	);
}
