import type { BlockEditProps } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
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

export default function Edit(
	props: BlockEditProps< Attributes > & InsertsBlocks & WithContext
) {
	const { attributes, isSelected, setAttributes } = props;
	const { email } = attributes;
	return (
		<FieldsOrPreview
			context={ props.context }
			icon={ icon }
			label={ __( 'Email', 'mainstreet-blocks' ) }
			isSelected={ isSelected }
			isEmpty={ email === '' }
			preview={ <EmailLinks text={ decodeAttribute( email ) } /> }
		>
			<SoleField
				label={ __( 'Email', 'mainstreet-blocks' ) }
				value={ decodeAttribute( email ) }
				autoComplete="email"
				onLeave={ getContinuation( props.insertBlocksAfter ) }
				onChange={ ( text ) => setAttributes( { email: text } ) }
			/>
		</FieldsOrPreview>
	);
}
