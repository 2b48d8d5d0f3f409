<?php
/** Admin hooks of resumable uploads. */

namespace Mainstreet\Uploads;

use Mainstreet\Uploads\Server\Upload_Token;

defined( 'ABSPATH' ) || exit;

add_filter(
	'mainstreet_editor_state',
	static function ( $own ) {
		if ( current_user_can( 'upload_files' ) ) {
			$own['uploads']    = Upload_Token::get_access();
			$own['largeFiles'] = Library_Uploader::get_state();
		}
		return $own;
	}
);
