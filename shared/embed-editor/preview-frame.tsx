import { getSandbox, type Service } from '@shared/embeds';

type Props = {
	service: Service;
	/** URL that parseServiceUrl() accepted, or one derived from it. */
	src: string;
	title: string;
	/** In pixels. */
	height: number;
	/** In pixels; the block's width if left out. */
	width?: number;
};

/** Frame of a service in the canvas, with the sandbox of the page. */
export function PreviewFrame( { service, src, title, height, width }: Props ) {
	return (
		<iframe
			src={ src }
			title={ title }
			height={ height }
			width={ width ?? '100%' }
			style={ { border: 0, display: 'block', maxWidth: '100%' } }
			sandbox={ getSandbox( service ) }
			loading="lazy"
			referrerPolicy="strict-origin-when-cross-origin"
		/>
	);
}
