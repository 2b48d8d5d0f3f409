<?php
namespace Mainstreet\Extensions\Seo;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Previews\Head_Tags;
use Mainstreet\Social\Previews\Seo_Meta;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether it is there: what is written in it has to show on the page.
 */
final class Seo_Panel {

	/**
	 * Adds to what the editor knows.
	 *
	 * @param array $own As Editor_State::own().
	 * @return array The same with `seo`: whether the panel is wanted.
	 */
	public static function add_to_editor( $own ) {
		$settings   = Stored_Settings::all();
		$is_on      = ! isset( $settings['social_tags'] ) || $settings['social_tags'];
		$own['seo'] = $is_on && ! Head_Tags::is_silent() && ! Seo_Meta::is_gated();
		return $own;
	}
}
