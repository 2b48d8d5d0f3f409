<?php
/**
 * What goes with the plugin.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

return array(
	'all' => static function () {
		delete_post_meta_by_key( Campaigns::META );
	},
);
