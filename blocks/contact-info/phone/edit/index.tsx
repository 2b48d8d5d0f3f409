import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { SiteDetailsPanel, useSiteDetails } from '@shared/business';
import { toText, type UnknownRecord } from '@shared/guards';
import { decodeAttribute } from '@shared/plain-text/decode-attribute';
import {
	getContinuation,
	type InsertsBlocks,
} from '@shared/canvas/caption-enter';
import { SoleField } from '../../shared/field';
import {
	FieldsOrPreview,
	type WithContext,
} from '../../shared/fields-or-preview';
import { PhoneLink } from '../phone-link';
import { icon } from '../icon';
import type { Attributes } from '../types';

/** The phone number of the site's details, or of the block. */
const read = ( details: UnknownRecord ) => {
	const phone = toText( details.phone );
	return phone ? { phone } : null;
};

export default function Edit(
	props: BlockEditProps< Attributes > & InsertsBlocks & WithContext
) {
	const { attributes, isSelected, setAttributes } = props;
	const site = useSiteDetails( {
		attributes,
		setAttributes,
		read,
	} );
	const { phone } = site.values;
	return (
		<>
			<SiteDetailsPanel details={ site } />
			<FieldsOrPreview
				context={ props.context }
				icon={ icon }
				label={ __( 'Phone', 'mainstreet-blocks' ) }
				isSelected={ isSelected }
				isReadOnly={ site.isReadOnly }
				isEmpty={ phone === '' }
				preview={ <PhoneLink text={ decodeAttribute( phone ) } /> }
			>
				<SoleField
					label={ __( 'Phone number', 'mainstreet-blocks' ) }
					value={ decodeAttribute( phone ) }
					autoComplete="tel"
					onLeave={ getContinuation( props.insertBlocksAfter ) }
					onChange={ ( text ) => site.change( { phone: text } ) }
				/>
			</FieldsOrPreview>
		</>
	);
}
