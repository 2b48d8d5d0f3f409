<?php
/**
 * Renders the phone block: the saved markup, with the prefix that the parent block sets.
 *
 * @var array     $attributes Attributes as stored; any type.
 * @var string    $content    Saved markup.
 * @var \WP_Block $block      The block.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Contact_Info\Phone;

use Mainstreet\Blocks\Contact_Info\Contact_Prefix;
use Mainstreet\Blocks\Contact_Info\Site_Contact;
use Mainstreet\Core\Attributes;

defined( 'ABSPATH' ) || exit;

$mainstreet_content = Attributes::flag( $attributes, 'useSite' ) ? Site_Contact::phone( $content ) : $content;

echo Contact_Prefix::add( $mainstreet_content, $block, 'phone' ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- saved post content; the rest is escaped by the class.
