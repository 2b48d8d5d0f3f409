<?php
/**
 * Admin hooks of resumable uploads.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Uploads;

use Mainstreet\Uploads\Server\Token_Action;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		if ( current_user_can( 'upload_files' ) ) {
			$own['uploads']    = Token_Action::get_access();
			$own['largeFiles'] = Library_Uploader::get_state();
		}
		return $own;
	}
);
