<?php
/**
 * What a newsletter-issue form is: a subscription form with its words.
 *
 * @package Mainstreet
 */

namespace Mainstreet;

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/class-revue.php';

return static function ( array $block ) {
	return Revue::define( $block );
};
