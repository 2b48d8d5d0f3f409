import { __ } from '@wordpress/i18n';
import { getTextSettings, type WithAltText } from '@shared/alternative-text';
import { getSlideName } from '@shared/image-list/slide-tools';
import { SettingsPanel } from '@shared/inspector';
import type { MediaFile } from '../types';

type Props = {
	slide: MediaFile;
	current: number;
	total: number;
	onChange: ( values: Partial< WithAltText > ) => void;
};

/** Panel with the alternative text of the current slide. */
export const SlidePanel = ( { slide, current, total, onChange }: Props ) => (
	<SettingsPanel< WithAltText >
		title={ getSlideName( current, total ) }
		values={ slide }
		onChange={ onChange }
		settings={ getTextSettings( slide, onChange, {
			// A video is a control, which needs a name.
			mayBeDecorative: slide.type !== 'video',
			...( slide.type !== 'video' && {
				image: { id: slide.id, position: current },
			} ),
			help:
				slide.type === 'video'
					? __(
							'Describe what the video shows. Screen readers use this as its name.',
							'mainstreet-blocks'
						)
					: __(
							'Describe the purpose of the image. If empty, the alternative text from the media library is used.',
							'mainstreet-blocks'
						),
		} ) }
	/>
);
