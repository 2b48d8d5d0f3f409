<?php
/**
 * Plugin Name:       Mainstreet Blocks
 * Description:       Content blocks and editor panels on your own site with your own keys: contact details, hours, maps, galleries, slideshows and more.
 * Version:           1.0.0
 * Requires at least: 6.8
 * Requires PHP:      7.4
 * Author:            Mainstreet Blocks contributors
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       mainstreet-blocks
 * Domain Path:       /languages
 *
 * @package Mainstreet
 */

defined( 'ABSPATH' ) || exit;

define( 'MAINSTREET_VERSION', '1.0.0' );
define( 'MAINSTREET_FILE', __FILE__ );
define( 'MAINSTREET_DIR', __DIR__ );

require __DIR__ . '/src/loader.php';
