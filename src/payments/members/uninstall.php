<?php
/**
 * Data that is deleted with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

use Mainstreet\Payments\Members\Memberships\Members;
use Mainstreet\Payments\Members\Pages\Member_Links;

defined( 'ABSPATH' ) || exit;

return array(
	'events' => array( Member_Links::HOOK ),
	'all'    => static function () {
		delete_metadata( 'user', 0, Members::PROVEN_META, '', true );
	},
);
