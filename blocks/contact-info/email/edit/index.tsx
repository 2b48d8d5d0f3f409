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
import { EmailLinks } from '../email-links';
import { icon } from '../icon';
import type { Attributes } from '../types';

/** The email of the site's details, or of the block. */
const read = ( details: UnknownRecord ) => {
	const email = toText( details.email );
	return email ? { email } : null;
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
	const { email } = site.values;
	return (
		<>
			<SiteDetailsPanel details={ site } />
			<FieldsOrPreview
				context={ props.context }
				icon={ icon }
				label={ __( 'Email', 'mainstreet-blocks' ) }
				isSelected={ isSelected }
				isReadOnly={ site.isReadOnly }
				isEmpty={ email === '' }
				preview={ <EmailLinks text={ decodeAttribute( email ) } /> }
			>
				<SoleField
					label={ __( 'Email', 'mainstreet-blocks' ) }
					value={ decodeAttribute( email ) }
					autoComplete="email"
					onLeave={ getContinuation( props.insertBlocksAfter ) }
					onChange={ ( text ) => site.change( { email: text } ) }
				/>
			</FieldsOrPreview>
		</>
	);
}
