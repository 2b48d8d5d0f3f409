<?php
namespace Mainstreet\Extensions\Seo;

use Mainstreet\Core\Options\Stored_Settings;
use Mainstreet\Social\Previews\Head_Tags;
use Mainstreet\Social\Previews\Seo_Meta;

defined( 'ABSPATH' ) || exit;

/** Tells the editor whether to show the SEO panel. It is hidden if its values would not be printed on the page. */
final class Seo_Panel {

	/**
	 * Adds the setting to the editor state.
	 *
	 * @param array $own State (Editor_State::own()).
	 * @return array With `seo`: whether to show the panel.
	 */
	public static function add_to_editor( $own ) {
		$settings   = Stored_Settings::all();
		$is_on      = ! isset( $settings['social_tags'] ) || $settings['social_tags'];
		$own['seo'] = $is_on && ! Head_Tags::is_disabled() && ! Seo_Meta::is_gated();
		return $own;
	}
}
