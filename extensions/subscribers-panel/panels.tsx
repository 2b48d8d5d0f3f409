import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Progress } from './progress';
import { TestMail } from './test-mail';
import { useSending } from './use-sending';
import { describeForecast } from './labels';
import { getPostEditor, type PostEditor } from './post-editor';

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
		: describeForecast( count );
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
		const { count, id, isKept, isPost, isPublic, isPublished, store } =
			useSending();
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
							{ isPublic && ! isKept && (
								<TestMail post={ id } onBefore={ store } />
							) }
						</PluginPrePublishPanel>
					</>
				) }
				{ isPublic && ! isKept && (
					<PluginPostPublishPanel title={ title } initialOpen>
						{ isPublished ? (
							<Progress post={ id } />
						) : (
							<p>{ getForecast( isPublic, isKept, count ) }</p>
						) }
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
