<?php
/** Hooks of other image libraries. */

namespace Mainstreet\External_Media;

use Mainstreet\External_Media\Copies\Media_Credit;

defined( 'ABSPATH' ) || exit;

add_filter(
	'attachment_fields_to_edit',
	static fn( $fields, $post ) => is_array( $fields ) && $post instanceof \WP_Post ? Media_Credit::add_field( $fields, $post ) : $fields,
	10,
	2
);
