<?php
/**
 * Renders the Mailchimp form.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup with the button.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Mailchimp;

defined( 'ABSPATH' ) || exit;

echo Mailchimp_Form::render( (array) $block->parsed_block, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is put together.
