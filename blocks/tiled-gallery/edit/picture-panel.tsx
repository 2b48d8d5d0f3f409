import { TextareaControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@shared/inspector';
import { LinkField } from '@shared/link-field';
import type { Picture } from '../types';

type Props = {
	picture: Picture;
	index: number;
	total: number;
	/** Whether pictures lead to addresses of their own. */
	hasLink: boolean;
	/** Whether the picture is a link, so that its text is the link's name. */
	isLink: boolean;
	onChange: ( values: Partial< Picture > ) => void;
};

/** Alternative text and link of the picture that is selected. */
export function PicturePanel( props: Props ) {
	const { picture, index, total, hasLink, isLink, onChange } = props;
	const isNameless = isLink && picture.alt.trim() === '';
	return (
		<SettingsPanel
			title={ sprintf(
				/* translators: 1: number of the image, 2: number of images. */
				__( 'Image %1$d of %2$d', 'mainstreet-blocks' ),
				index + 1,
				total
			) }
			values={ picture }
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
							value={ picture.alt }
							onChange={ ( alt: string ) => onChange( { alt } ) }
						/>
					),
				},
				hasLink && {
					label: __( 'Link', 'mainstreet-blocks' ),
					reset: { customLink: undefined },
					control: ( label ) => (
						<LinkField
							key={ index }
							label={ label }
							link={ picture.customLink ?? '' }
							onChange={ ( customLink ) =>
								onChange( { customLink } )
							}
						/>
					),
				},
			] }
		/>
	);
}
