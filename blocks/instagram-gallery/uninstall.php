<?php
/** Data that is deleted with the plugin. */

namespace Mainstreet\Blocks\Instagram_Gallery;

use Mainstreet\Blocks\Instagram_Gallery\Feed\Image_Folder;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( 'mainstreet_instagram_refresh', 'mainstreet_instagram_copy' ),
	'tasks'  => array( Instagram_Gallery::RENEW ),
	'all'    => array( Image_Folder::class, 'delete_all' ),
);
