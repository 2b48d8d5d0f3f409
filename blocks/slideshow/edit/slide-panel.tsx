import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { LinkField } from '@shared/link-field';
import type { Slide } from '../types';

type Props = {
	slide: Slide;
	current: number;
	total: number;
	onChange: ( values: Partial< Slide > ) => void;
};

/** Alternative text and link of the slide that is shown. */
export function SlidePanel( { slide, current, total, onChange }: Props ) {
	const isNameless = Boolean( slide.link ) && slide.alt.trim() === '';
	return (
		<SettingsPanel
			title={ sprintf(
				/* translators: 1: number of the slide, 2: number of slides. */
				__( 'Slide %1$d of %2$d', 'mainstreet-blocks' ),
				current + 1,
				total
			) }
			values={ slide }
			onChange={ onChange }
			settings={ [
				{
					label: __( 'Alternative text', 'mainstreet-blocks' ),
					reset: { alt: '' },
					control: ( label ) => (
						<TextareaControl
							__nextHasNoMarginBottom
							label={ label }
							help={
								isNameless
									? __(
											'This image is a link. Describe where it leads.',
											'mainstreet-blocks'
										)
									: __(
											'Describe the purpose of the image. Leave empty if decorative.',
											'mainstreet-blocks'
										)
							}
							value={ slide.alt }
							onChange={ ( alt: string ) => onChange( { alt } ) }
						/>
					),
				},
				{
					label: __( 'Link', 'mainstreet-blocks' ),
					reset: { link: undefined },
					control: ( label ) => (
						<LinkField
							key={ current }
							label={ label }
							link={ slide.link ?? '' }
							onChange={ ( link ) => onChange( { link } ) }
						/>
					),
				},
			] }
		/>
	);
}
