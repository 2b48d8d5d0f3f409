<?php
/**
 * Admin hooks of members.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Payments\Members;

defined( 'ABSPATH' ) || exit;

add_action( 'mainstreet_policy_texts', array( Member_Privacy::class, 'suggest_policy' ) );
