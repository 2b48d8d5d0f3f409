<?php
/** Post meta deleted on uninstall. */

namespace Mainstreet\Newsletter\Campaigns;

defined( 'ABSPATH' ) || exit;

return array(
	'all' => static function () {
		foreach ( array( Campaigns::META, Campaign_Trigger::WAS_PUBLIC, Newsletter_Meta::SUBJECT, Newsletter_Meta::PREVIEW, Newsletter_Meta::TIME ) as $key ) {
			delete_post_meta_by_key( $key );
		}
	},
);
