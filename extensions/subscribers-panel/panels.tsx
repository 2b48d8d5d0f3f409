import { ToggleControl } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useSending } from './use-sending';
import { getPostEditor, type PostEditor } from './wordpress';

/** Whether there is anybody to send to. */
const isSome = ( count: unknown ): count is number =>
	typeof count === 'number' && count > 0;

const getForecast = ( isPublic: boolean, isKept: boolean, count: number ) => {
	if ( ! isPublic ) {
		return __(
			'Only public posts are sent to subscribers.',
			'mainstreet-blocks'
		);
	}
	return isKept
		? __( 'This post will not be sent.', 'mainstreet-blocks' )
		: sprintf(
				/* translators: %s: number of subscribers. */
				_n(
					'This post will be sent to %s reader.',
					'This post will be sent to %s readers.',
					count,
					'mainstreet-blocks'
				),
				count.toLocaleString()
			);
};

/** The choice, and what comes of it. Nothing without subscribers. */
function Choice() {
	const { count, isKept, isPublic, setKept } = useSending();
	return isSome( count ) ? (
		<ToggleControl
			__nextHasNoMarginBottom
			label={ __( 'Send to subscribers', 'mainstreet-blocks' ) }
			help={ getForecast( isPublic, isKept, count ) }
			checked={ isPublic && ! isKept }
			disabled={ ! isPublic }
			onChange={ ( isSent ) => setKept( ! isSent ) }
		/>
	) : null;
}

/**
 * The panels before and after publishing, and the same choice among the post's settings.
 *
 * @param editor Parts of the post editor.
 */
export function makePanels( editor: PostEditor ) {
	const {
		PluginDocumentSettingPanel,
		PluginPostPublishPanel,
		PluginPrePublishPanel,
	} = editor;
	return function SubscriberPanels() {
		const { count, isKept, isPost, isPublic, isPublished } = useSending();
		if ( ! isPost || ! isSome( count ) ) {
			return null;
		}
		const title = __( 'Subscribers', 'mainstreet-blocks' );
		return (
			<>
				{ ! isPublished && (
					<>
						<PluginDocumentSettingPanel
							name="mainstreet-subscribers"
							title={ title }
						>
							<Choice />
						</PluginDocumentSettingPanel>
						<PluginPrePublishPanel title={ title } initialOpen>
							<Choice />
						</PluginPrePublishPanel>
					</>
				) }
				{ isPublic && ! isKept && (
					<PluginPostPublishPanel title={ title } initialOpen>
						<p>
							{ isPublished
								? sprintf(
										/* translators: %s: number of subscribers. */
										_n(
											'This post has been sent to %s reader.',
											'This post has been sent to %s readers.',
											count,
											'mainstreet-blocks'
										),
										count.toLocaleString()
									)
								: getForecast( isPublic, isKept, count ) }
						</p>
					</PluginPostPublishPanel>
				) }
			</>
		);
	};
}

/** Puts the panels into the post editor, if it is one. */
export function register(): void {
	const editor = getPostEditor();
	editor?.registerPlugin( 'mainstreet-subscribers', {
		render: makePanels( editor ),
	} );
}
