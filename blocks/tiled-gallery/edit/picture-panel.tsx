import { __, sprintf } from '@wordpress/i18n';
import { getTextSettings } from '@shared/alternative-text';
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

/** Alternative text and link of the picture that is selected. A picture that is a link is no decoration. */
export function PicturePanel( props: Props ) {
	const { picture, index, total, hasLink, isLink, onChange } = props;
	const isDecorative = ! isLink && picture.isDecorative;
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
				...getTextSettings( picture, onChange, {
					mayBeDecorative: ! isLink,
					...( isLink &&
						picture.alt.trim() === '' && {
							help: __(
								'This image is a link. Describe where it leads.',
								'mainstreet-blocks'
							),
						} ),
				} ),
				hasLink &&
					! isDecorative && {
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
