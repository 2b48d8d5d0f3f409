import type { BlockEditProps } from '@wordpress/blocks';
import type { ComponentType } from 'react';
import type { InnerAttributes } from '../inner/types';
import { createFieldEdit } from './field';
import {
	InputEdit,
	LabelEdit,
	OptionEdit,
	OptionsEdit,
} from './field/children';
import { HiddenEdit } from './field/kinds/hidden';
import { RangeEdit, RatingEdit } from './field/kinds/parts';
import { PictureEdit, PicturesEdit } from './field/kinds/image-options';
import { createPartEdit } from './field/create-part-edit';
import { ContainerEdit } from './steps/container';
import { NavigationEdit } from './steps/navigation';
import { ProgressEdit } from './steps/progress';
import { StepEdit } from './steps/step';

export type InnerEdit = ComponentType< BlockEditProps< InnerAttributes > >;

const EDITS: Record< string, InnerEdit > = {
	label: LabelEdit,
	input: InputEdit,
	'phone-input': InputEdit,
	options: OptionsEdit,
	option: OptionEdit,
	'field-option-checkbox': OptionEdit,
	'field-option-radio': OptionEdit,
	'field-hidden': HiddenEdit,
	'input-rating': RatingEdit,
	'input-range': RangeEdit,
	'fieldset-image-options': PicturesEdit,
	'input-image-option': PictureEdit,
	'form-step': StepEdit,
	'form-step-container': ContainerEdit,
	'form-step-navigation': NavigationEdit,
	'form-progress-indicator': ProgressEdit,
};

/**
 * Returns the edit component of a block inside a form.
 *
 * @param name Name of the block.
 */
export function getEdit( name: string ): InnerEdit {
	const slug = name.replace( 'jetpack/', '' );
	return (
		EDITS[ slug ] ??
		( slug.startsWith( 'field-' )
			? createFieldEdit( name )
			: createPartEdit( name ) )
	);
}
