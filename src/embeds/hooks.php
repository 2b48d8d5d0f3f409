<?php
/**
 * What embeds hang into WordPress.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Embeds;

use function Mainstreet\is_page_view;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_settings_sections', array( Embed_Assets::class, 'add_section' ), 40 );
if ( is_page_view() ) {
	add_filter( 'embed_oembed_html', array( Core_Embeds::class, 'filter' ), 20, 2 );
}
