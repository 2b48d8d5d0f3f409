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
import { PhoneLink } from '../phone-link';
import { icon } from '../icon';
import type { Attributes } from '../types';

export default function Edit(
	props: BlockEditProps< Attributes > & InsertsBlocks & WithContext
) {
	const { attributes, isSelected, setAttributes } = props;
	const { phone } = attributes;
	return (
		<FieldsOrPreview
			context={ props.context }
			icon={ icon }
			label={ __( 'Phone', 'mainstreet-blocks' ) }
			isSelected={ isSelected }
			isEmpty={ phone === '' }
			preview={ <PhoneLink text={ decodeAttribute( phone ) } /> }
		>
			<SoleField
				label={ __( 'Phone number', 'mainstreet-blocks' ) }
				value={ decodeAttribute( phone ) }
				autoComplete="tel"
				onLeave={ getContinuation( props.insertBlocksAfter ) }
				onChange={ ( text ) => setAttributes( { phone: text } ) }
			/>
		</FieldsOrPreview>
	);
}
