import { __, sprintf } from '@wordpress/i18n';
import { getTextSettings } from '@shared/alternative-text';
import { SettingsPanel } from '@shared/inspector';
import { LinkField } from '@shared/link-field';
import type { Slide } from '../types';

type Props = {
	slide: Slide;
	current: number;
	total: number;
	onChange: ( values: Partial< Slide > ) => void;
};

/** Alternative text and link of the slide that is shown. A picture that is a link is no decoration. */
export function SlidePanel( { slide, current, total, onChange }: Props ) {
	const isLink = Boolean( slide.link );
	const isDecorative = ! isLink && slide.isDecorative;
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
				...getTextSettings( slide, onChange, {
					mayBeDecorative: ! isLink,
					...( isLink &&
						slide.alt.trim() === '' && {
							help: __(
								'This image is a link. Describe where it leads.',
								'mainstreet-blocks'
							),
						} ),
				} ),
				! isDecorative && {
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
