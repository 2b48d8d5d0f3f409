import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { getClassName } from '../save';
import type { Attributes } from '../types';
import { Count } from './count';
import { FormPreview } from './form-preview';
import { Inspector } from './inspector';

export default function Edit( {
	attributes,
	isSelected,
	setAttributes,
}: BlockEditProps< Attributes > ) {
	return (
		<div { ...useBlockProps( { className: getClassName( attributes ) } ) }>
			<Inspector attributes={ attributes } onChange={ setAttributes } />
			<FormPreview
				attributes={ attributes }
				isSelected={ isSelected }
				onChange={ setAttributes }
			/>
			{ attributes.showSubscribersTotal && <Count /> }
		</div>
	);
}
