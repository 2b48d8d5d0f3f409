<?php
/**
 * Renders the Google Calendar block (docs/server-contract.md B.16).
 *
 * @var array $attributes Attributes as stored; any type.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Google_Calendar;

defined( 'ABSPATH' ) || exit;

echo Google_Calendar::render( $attributes ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped by the renderer.
