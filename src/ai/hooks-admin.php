<?php
/** Admin hooks of drafts with AI. */

namespace Mainstreet\Ai;

defined( 'ABSPATH' ) || exit;

// Without a connected provider the editor knows nothing of AI. Whether a model reads images is known to the provider only.
add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		if ( Ai_Client::is_available() ) {
			$own['ai'] = array(
				'text'  => true,
				'image' => current_user_can( 'upload_files' ),
			);
		}
		return $own;
	}
);
add_action(
	'mainstreet_policy_texts',
	static function () {
		if ( Ai_Client::is_available() ) {
			$text = __( 'Authors on this site can draft texts with AI. The text of their post, or the image or sentence they chose, is then sent to the AI provider that is connected in WordPress. What visitors send to this site is not.', 'mainstreet-blocks' );
			wp_add_privacy_policy_content( __( 'Mainstreet Blocks: drafts with AI', 'mainstreet-blocks' ), '<p>' . esc_html( $text ) . '</p>' );
		}
	}
);
