import { __ } from '@wordpress/i18n';
import { getTextSettings, type WithAltText } from '@shared/alternative-text';
import { SettingsPanel } from '@shared/inspector';
import { LinkField } from '@shared/link-field';

type LinkValues = WithAltText & { link?: string; customLink?: string };

type LinkedImage = LinkValues & { id?: number | string };

type Props = {
	title: string;
	image: LinkedImage;
	/** Index of the image. */
	index: number;
	/** Whether the image is a link, so that its text is the link's name. */
	isLink: boolean;
	/** Property of the link; undefined if images have no links. */
	linkKey: 'link' | 'customLink' | undefined;
	onChange: ( values: Partial< LinkValues > ) => void;
};

/** Alternative text and link of an image. A linked image cannot be decorative. */
export function SelectedImagePanel( props: Props ) {
	const { image, index, isLink, linkKey, onChange } = props;
	const isDecorative = ! isLink && image.isDecorative;
	const toValues = ( link: string | undefined ): Partial< LinkValues > =>
		linkKey === 'link' ? { link } : { customLink: link };
	return (
		<SettingsPanel< LinkValues >
			title={ props.title }
			values={ image }
			onChange={ onChange }
			settings={ [
				...getTextSettings( image, onChange, {
					mayBeDecorative: ! isLink,
					image: { id: image.id, position: index },
					...( isLink &&
						image.alt.trim() === '' && {
							help: __(
								'This image is a link. Describe where it leads.',
								'mainstreet-blocks'
							),
						} ),
				} ),
				linkKey !== undefined &&
					! isDecorative && {
						label: __( 'Link', 'mainstreet-blocks' ),
						reset: toValues( undefined ),
						control: ( label ) => (
							<LinkField
								key={ index }
								label={ label }
								link={ image[ linkKey ] ?? '' }
								onChange={ ( link ) =>
									onChange( toValues( link ) )
								}
							/>
						),
					},
			] }
		/>
	);
}
